export { BrowserRouter, Link, type LinkProps, Navigate, NavLink, type NavLinkProps, Outlet, Route, Routes, useLocation, useNavigate, useParams, useSearchParams, } from 'react-router-dom';
export { leaveTo } from './leave.ts';
