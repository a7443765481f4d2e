/** 'unreadable': the website is there, and trying again changes nothing; 'unreachable' may be a slip of the pen or a bad moment. */
export type ReadingFailure = 'unreachable' | 'unreadable';
