/** A ground seen from above, half back and half lay, with the pitch in the middle. */
export const Logo = () => (
  <span className="logo">
    <svg viewBox="0 0 38 28" aria-hidden="true">
      <path d="M19 2.2A16.8 11.8 0 0 0 19 25.8" className="logo-back" />
      <path d="M19 2.2A16.8 11.8 0 0 1 19 25.8" className="logo-lay" />
      <rect x="16.4" y="7.4" width="5.2" height="13.2" rx="1.2" className="logo-pitch" />
      <path d="M14.3 10.4h9.4M14.3 17.6h9.4" className="logo-crease" />
    </svg>
    maidan
  </span>
);
