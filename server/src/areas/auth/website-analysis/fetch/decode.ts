/** The text of a page: byte order mark, then the header's charset, then the page's own statement, then what fits. */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const declared = charsetOfHeader(contentType) ?? charsetOfMarkup(bytes);
  return markedByBom(bytes) ?? (declared && decodeAs(bytes, declared)) ?? guess(bytes);
}

function markedByBom(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decodeAs(bytes, 'utf-8');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs(bytes, 'utf-16be');
  return undefined;
}

function charsetOfHeader(contentType: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
}

function charsetOfMarkup(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4_096));
  const found =
    /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head) ??
    /<\?xml[^>]{0,100}encoding=["']([\w.:-]+)/i.exec(head);
  // A page whose ASCII tags could be read is not UTF-16, whatever it says (HTML standard, "prescan").
  return found?.[1]?.replace(/^utf-16.*/i, 'utf-8');
}

/** Declared UTF-8 that is not is common on old sites: then the Western European reading is the right one. */
function decodeAs(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const decoder = new TextDecoder(charset);
    if (decoder.encoding !== 'utf-8') return decoder.decode(bytes);
    const text = decoder.decode(bytes);
    return isBroken(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
  } catch {
    return undefined;
  }
}

/** More than one unreadable character in 5,000. Stops counting there: a page may consist of nothing else. */
function isBroken(text: string): boolean {
  const most = Math.max(2, text.length / 5_000);
  let broken = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0 && broken <= most; at = text.indexOf('\ufffd', at + 1)) broken += 1;
  return broken > most;
}

function guess(bytes: Uint8Array): string {
  return decodeAs(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}
