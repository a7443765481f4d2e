import type { Feature } from '../../http/feature.ts';
import { taskListFeature } from './task-list/index.ts';

/** The features of this area; it stands above those that it asks what waits for a member. */
export const tasksArea: readonly Feature[] = [taskListFeature];
