export { type TabItem, TabPanel, Tabs, type TabsProps } from './disclosure/tabs.tsx';
