export type ServerAge = 'fits' | 'newer' | 'older' | 'unknown';
