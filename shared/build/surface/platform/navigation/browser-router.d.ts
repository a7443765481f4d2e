import { type BrowserRouterProps } from 'react-router-dom';
export declare function BrowserRouter({ children, ...rest }: BrowserRouterProps): import("react").JSX.Element;
