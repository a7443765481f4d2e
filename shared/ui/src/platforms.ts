export { PlatformBadge, PlatformIcon, type PlatformIconProps, platformName } from './platform/platform.tsx';
