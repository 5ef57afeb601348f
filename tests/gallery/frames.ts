/** Makes a frame as tall as what it shows and, if it stands for a window of a certain width, fits that in. */
function fit(frame: HTMLIFrameElement): void {
  const box = frame.parentElement;
  const sheet = frame.contentDocument?.documentElement;
  if (!box || !sheet) return;
  const { width, height } = frame.dataset;
  if (width) frame.style.width = `${width}px`;
  const tall = height ? Number(height) : sheet.offsetHeight;
  frame.style.height = `${tall}px`;
  if (!width) return;
  const scale = Math.min(1, box.clientWidth / Number(width));
  frame.style.transform = `scale(${scale})`;
  box.style.height = `${tall * scale + 4}px`;
}

for (const frame of document.querySelectorAll<HTMLIFrameElement>('.pair iframe')) {
  const refit = () => {
    fit(frame);
  };
  const watch = () => {
    refit();
    const sheet = frame.contentDocument?.body;
    if (sheet) new ResizeObserver(refit).observe(sheet);
  };
  frame.addEventListener('load', watch);
  if (frame.contentDocument?.readyState === 'complete') watch();
  addEventListener('resize', refit);
}
