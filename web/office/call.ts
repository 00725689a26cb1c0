import { OFFICE_ROUTES } from '@maidan/contract/officeRoutes';
import { callerFor } from '../api.ts';

/**
 * Staff are known by an HttpOnly cookie, so nothing about a session is kept in the browser's storage. A page of
 * another site could make the browser send that cookie but not this header, which is what the server looks for.
 */
export const call = callerFor(OFFICE_ROUTES, {
  headers: () => ({ 'x-maidan-office': '1' }),
  renew: () => Promise.resolve(false),
});
