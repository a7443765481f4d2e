export { CardPage, type CardPageProps } from './containers/card-page.tsx';
