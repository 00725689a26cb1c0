import * as client from 'react-dom/client';

/* Taken from it here, so that it is made when the file of the libraries is run, and not in one task with the app. */
export const { createRoot, hydrateRoot } = client;
