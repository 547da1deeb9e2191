/** The address of a picture that the wire gave as base64; whatever it holds, it is shown as a JPEG and as nothing else. */
export function pictureSource(jpeg: string): string {
  return `data:image/jpeg;base64,${jpeg}`;
}
