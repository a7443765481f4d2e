export { Mark, Wordmark } from './brand/wordmark.tsx';
