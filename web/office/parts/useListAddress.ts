import { useSearchParams } from '../../ui/router.tsx';

/** Page and search kept in the address, so that the browser's Back works in lists. */
export function useListAddress(): {
  readonly page: number;
  readonly search: string;
  readonly value: (name: string) => string;
  readonly change: (values: Readonly<Record<string, string>>) => void;
  readonly turnTo: (page: number) => void;
} {
  const [query, setQuery] = useSearchParams();
  const put = (values: Readonly<Record<string, string>>) =>
    setQuery(
      before => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1),
    search: query.get('search') ?? '',
    value: name => query.get(name) ?? '',
    change: values => put({ page: '', ...values }),
    turnTo: page => put({ page: page === 1 ? '' : String(page) }),
  };
}
