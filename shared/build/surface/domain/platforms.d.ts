export { PlatformBadge, PlatformIcon, type PlatformIconProps, platformName } from './platforms/platform.tsx';
