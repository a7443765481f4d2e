import * as router from '@rezenso/platform/router';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { countMove, noteAddressDrawn } from './move-loop.ts';
import { countRender } from './render-loop.ts';

function useLocation() {
  countRender(useRef(null));
  return router.useLocation();
}

/** A page that takes long to draw moves as late, and follows from its address all the same. */
function useDrawnAddress() {
  const { key } = router.useLocation();
  useLayoutEffect(() => noteAddressDrawn(key), [key]);
}

function useNavigate() {
  const navigate = router.useNavigate();
  useDrawnAddress();
  return useMemo(() => counted(navigate) as typeof navigate, [navigate]);
}

function useSearchParams(
  ...given: Parameters<typeof router.useSearchParams>
): ReturnType<typeof router.useSearchParams> {
  const [params, change] = router.useSearchParams(...given);
  useDrawnAddress();
  return [params, useMemo(() => counted(change), [change])];
}

function counted<Given extends unknown[], Done>(move: (...given: Given) => Done): (...given: Given) => Done {
  return (...given) => {
    countMove();
    return move(...given);
  };
}

/** The router as modules get it: whoever goes elsewhere at every change of the address is a loop as well, which holds people on the page. */
export const lentRouter = { ...router, useLocation, useNavigate, useSearchParams };
