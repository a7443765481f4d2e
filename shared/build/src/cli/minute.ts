/** A moment as commands write it: to the minute, UTC. What is no moment stays as it was written. */
export function minuteOf(at: string): string {
  const minute = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at);
  return minute ? `${minute[1]} ${minute[2]} UTC` : at;
}
