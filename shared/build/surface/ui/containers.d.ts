export { Card, CardBody, CardFooter, CardHeader, type CardHeaderProps, type CardProps, CardTitle, Panel, } from './containers/card.tsx';
export { Medallion, type MedallionProps } from './containers/medallion.tsx';
export { IconTile, StatCard, type StatCardProps } from './containers/stat-card.tsx';
