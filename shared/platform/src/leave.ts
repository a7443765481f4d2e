/** Carries a plain browser navigation; replaced in tests, because jsdom cannot leave its page. */
export const departure = {
  assign: (url: string): void => window.location.assign(url),
};

/** Leaves the application for another document (sign-in, sign-out, payment). */
export function leaveTo(url: string): void {
  departure.assign(url);
}
