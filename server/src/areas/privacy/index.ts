import type { Feature } from '../../http/feature.ts';
import { consentsFeature } from './consents/index.ts';
import { privacyFeature } from './data-rights/index.ts';
import { recordsFeature } from './records/index.ts';
import { retentionFeature } from './retention/index.ts';

export { createPrivacy } from './data-rights/privacy.service.ts';
export { processingRecords } from './records/processing-records.ts';

/** The features of this area; it stands above the others, for it asks each of them what it holds of a person. */
export const privacyArea: readonly Feature[] = [privacyFeature, consentsFeature, recordsFeature, retentionFeature];
