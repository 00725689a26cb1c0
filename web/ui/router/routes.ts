import type { ReactNode } from 'react';

/** A path and what is shown there, or a frame around several of them, which shows them where its `Outlet` stands. */
export type Route =
  | { readonly path: string; readonly element: ReactNode }
  | { readonly element: ReactNode; readonly routes: readonly Route[] };

/** A path as it is looked up, and what is shown there, the outermost frame first. */
export interface Compiled {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly elements: readonly ReactNode[];
}

export type Params = Readonly<Record<string, string | undefined>>;

export const compile = (routes: readonly Route[], frames: readonly ReactNode[] = []): readonly Compiled[] =>
  routes.flatMap(route => {
    const elements = [...frames, route.element];
    return 'routes' in route ? compile(route.routes, elements) : { ...patternOf(route.path), elements };
  });

/** `/casino/:code`, `/players/:id/:tab?`, and `*` for everything. */
function patternOf(path: string): Pick<Compiled, 'pattern' | 'names'> {
  if (path === '*') return { pattern: /^/, names: [] };
  const names: string[] = [];
  const source = path
    .split('/')
    .filter(Boolean)
    .map(part => {
      const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
      if (name === undefined) return `/${part}`;
      names.push(name);
      return optional ? '(?:/([^/]+))?' : '/([^/]+)';
    });
  return { pattern: new RegExp(`^${source.join('')}/?$`, 'i'), names };
}

/** The first route that fits has the path: what is special is listed before what is general. */
export function find(
  routes: readonly Compiled[],
  pathname: string,
): { readonly elements: readonly ReactNode[]; readonly params: Params } | undefined {
  for (const { pattern, names, elements } of routes) {
    const fit = pattern.exec(pathname);
    if (fit) return { elements, params: Object.fromEntries(names.map((name, n) => [name, decoded(fit[n + 1])])) };
  }
  return undefined;
}

/** An address can be typed by anyone: what is not well encoded stays as it is. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
