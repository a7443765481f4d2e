/** What the thread that writes reports does. What it needs is loaded while it gets ready, which takes nothing of a report's time. */
export { ready } from '../../../../engine-pool/ready.ts';
export { makeInsightsReport as writeReport } from './report-document.ts';
