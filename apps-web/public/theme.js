// Runs before the first paint so that a chosen theme never flashes; a file because the CSP refuses inline scripts.
(function () {
  try {
    var theme = localStorage.getItem('ostoja.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage can be blocked; the system's theme is used then.
  }
})();
