export { Drawer, type DrawerProps } from './overlay/drawer.tsx';
