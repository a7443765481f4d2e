/** What stands where text will be: scrambled Cicero. It is spelled as well as any language of Rome. */
const dummy = new Set(
  `lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed do eiusmod tempor incididunt ut labore et
dolore magna aliqua aliquam enim ad minim minima veniam quis nostrud exercitation ullamco laboris laborum nisi nisl aliquip
commodo consequat duis dius aute autem irure reprehenderit voluptate voluptas voluptatem velit esse cillum eu fugiat fugit nulla
pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui quo officia deserunt mollit anim id est vel eum iriure
hendrerit vulputate molestie molestiae illum feugiat facilisis facilisi vero eros accumsan accusam accusamus iusto odio dignissim
blandit praesent luptatum zzril delenit augue nam liber tempora soluta nobis eleifend option congue nihil imperdiet doming mazim
placerat facer possim assum diam nonummy nibh euismod tincidunt laoreet erat volutpat wisi tation suscipit lobortis invidunt
stet clita kasd gubergren sea takimata sanctus at vos eos justo duo rebum vivamus donec pellentesque maecenas curabitur
vestibulum praesentium quisquam porro dolorem quia numquam eius modi quaerat perspiciatis unde omnis iste natus error
accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae vitae
dicta explicabo nemo ipsam aspernatur`.split(/\s+/),
);
/** Sentences of real languages share a few of its short words. */
const mostShared = 0.4;

/** Whether folded words are those of dummy text. */
export function isDummyText(words: readonly string[]): boolean {
  return words.filter((word) => dummy.has(word)).length > words.length * mostShared;
}
