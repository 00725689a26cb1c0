import * as client from 'react-dom/client';

/* Made here, so that it is made where the file of the libraries is run, in a task of its own (pagesBuild.ts), and not with ours. */
export const { createRoot, hydrateRoot } = client;
