export { Avatar, type AvatarProps, initialsOf } from './display/avatar.tsx';
export { Badge, BadgeList, type BadgeListProps, type BadgeProps } from './display/badge.tsx';
export { type BarRow, BarTable, type BarTableProps } from './display/bar-table.tsx';
export { KeyValue, type KeyValueProps } from './display/key-value.tsx';
export { Meter, ProgressBar, type ProgressBarProps, StepProgress, type StepProgressProps, } from './display/progress.tsx';
export { RatingStars, type RatingStarsProps } from './display/rating-stars.tsx';
export { ScoreRing, type ScoreRingProps } from './display/score-ring.tsx';
