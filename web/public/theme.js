// Runs before the first paint, so a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}

// If the app itself cannot be fetched, nothing else is there to say so.
addEventListener(
  'error',
  event => {
    const root = document.getElementById('root');
    if (!(event.target instanceof HTMLScriptElement) || !root || root.childElementCount > 0) return;
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.style.cssText = 'font: 18px sans-serif; padding: 2em; text-align: center';
    words.textContent = 'Maidan could not be loaded. It is tried again in a moment.';
    root.append(words);
    setTimeout(() => location.reload(), 5_000);
  },
  true,
);
