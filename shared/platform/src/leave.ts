/** Carries a plain browser navigation or a reload; replaced in tests, because jsdom cannot leave its page. */
export const departure = {
  assign: (url: string): void => window.location.assign(url),
  replace: (url: string): void => window.location.replace(url),
  reload: (): void => window.location.reload(),
};

/** Leaves the application for another document (sign-in, sign-out, payment). */
export function leaveTo(url: string): void {
  departure.assign(url);
}
