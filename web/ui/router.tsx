import {
  type AnchorHTMLAttributes,
  createContext,
  isValidElement,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { arrived, FIRST, wentOn } from './router/entries.ts';
import { comeBack, enter, hrefOf, type Manner, type Place, placeNow } from './router/place.ts';
import type { Lazy } from './lazily.tsx';
import { compile, type Compiled, find, type Params, type Route } from './router/routes.ts';

/* Path → screen, for both front ends. What they need of a router is this much (docs/decisions/0041). */

export type { Route };

type Navigate = (to: string, manner?: Manner) => void;

interface Routing {
  readonly base: string;
  readonly place: Place;
  readonly navigate: Navigate;
}

/** Without a browser a link can be drawn, and leads nowhere. */
const START: Place = { pathname: '/', search: '', hash: '', state: null, way: 'POP', key: FIRST };
const RoutingContext = createContext<Routing>({ base: '', place: START, navigate: () => {} });
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

interface RouterProps {
  /** The path under which all others lie: `/admin`. */
  readonly base?: string;
  readonly children: ReactNode;
}

/** The screen that is left stays until the code of the next one has come. */
export function Router({ base = '', children }: RouterProps) {
  const [place, setPlace] = useState(() => placeNow(base, 'POP'));
  const navigate = useCallback<Navigate>(
    (to, manner = {}) => {
      const next = enter(base, to, manner);
      startTransition(() => setPlace(next));
    },
    [base],
  );
  useEffect(() => {
    const onPop = (): void => {
      wentOn();
      startTransition(() => setPlace(before => comeBack(base, before)));
    };
    arrived();
    addEventListener('popstate', onPop);
    addEventListener('pageshow', arrived); // a page that the browser kept is shown again
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pageshow', arrived);
    };
  }, [base]);
  const routing = useMemo(() => ({ base, place, navigate }), [base, place, navigate]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

export type Screens = (() => ReactNode) & {
  /** Fetches the code of what is shown at a path. Afterwards it is shown at once. */
  readonly ready: (pathname: string) => Promise<unknown>;
};

/** The screens of a front end, the special paths before the general ones. */
export function screensOf(routes: readonly Route[]): Screens {
  const compiled = compile(routes);
  const ready = (pathname: string) => Promise.all(find(compiled, pathname)?.elements.flatMap(codeOf) ?? []);
  return Object.assign(() => <Screen routes={compiled} />, { ready });
}

/** What an element of a route is waiting for when it is `lazily` there. */
function codeOf(node: ReactNode): readonly Promise<unknown>[] {
  if (Array.isArray(node)) return node.flatMap(codeOf);
  if (!isValidElement<PropsWithChildren>(node)) return [];
  const own = typeof node.type === 'function' && 'ready' in node.type ? [(node.type as Lazy<never>).ready()] : [];
  return [...own, ...codeOf(node.props.children)];
}

function Screen({ routes }: { readonly routes: readonly Compiled[] }) {
  const { pathname } = useLocation();
  const found = useMemo(() => find(routes, pathname), [routes, pathname]);
  if (!found) return null;
  return (
    <ParamsContext value={found.params}>
      {found.elements.reduceRight<ReactNode>(
        (inner, element) => (
          <OutletContext value={inner}>{element}</OutletContext>
        ),
        null,
      )}
    </ParamsContext>
  );
}

/** Where a frame shows the screen of the path. */
export const Outlet = (): ReactNode => use(OutletContext);

export const useLocation = (): Place => use(RoutingContext).place;
export const useNavigate = (): Navigate => use(RoutingContext).navigate;
export const useParams = (): Params => use(ParamsContext);

type Query = Readonly<Record<string, string>> | URLSearchParams;
type SetQuery = (next: Query | ((before: URLSearchParams) => Query), manner?: Manner) => void;

export function useSearchParams(): [URLSearchParams, SetQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetQuery>(
    (next, manner) => {
      const given = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next;
      navigate(`?${new URLSearchParams(given)}`, manner);
    },
    [navigate],
  );
  return [query, set];
}

/** Leads on by being shown. */
export function Navigate({ to, replace, state }: Manner & { readonly to: string }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Manner {
  readonly to: string;
}

export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { base, navigate } = use(RoutingContext);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace, state });
  }
  return (
    <a {...rest} href={hrefOf(base, to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Anything but a plain click is the browser's: a new tab, a new window, a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && /^(_self)?$/.test(currentTarget.target);

/** A link that knows when one is there, or, unless this is its `end`, below. */
export function NavLink({ end = false, ...link }: LinkProps & { readonly end?: boolean }) {
  const { pathname } = useLocation();
  const [path = ''] = link.to.split(/[?#]/);
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
