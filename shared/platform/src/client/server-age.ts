/** How a server stands to a build: it is what the build was made for, has moved on under it, or lacks what it counts on. */
export type ServerAge = 'fits' | 'newer' | 'older' | 'unknown';
