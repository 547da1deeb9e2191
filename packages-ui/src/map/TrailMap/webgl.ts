/** Whether the browser can draw the map (WebGL 2). The context that it asks for is given back at once. */
export function hasWebGl2(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
