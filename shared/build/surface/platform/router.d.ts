export { Link, type LinkProps, Navigate, NavLink, type NavLinkProps, Outlet, Route, Routes, useLocation, useNavigate, useParams, useSearchParams, } from 'react-router-dom';
export { leaveTo } from './leave.ts';
export { BrowserRouter } from './navigation/browser-router.tsx';
export { type PendingLeave, usePendingLeave } from './navigation/pending-leave.ts';
