// Runs before the first paint, so a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
