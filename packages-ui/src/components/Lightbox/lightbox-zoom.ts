/** How a picture is shown: 1 fits the stage; `x` and `y` are pixels from the stage's middle. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 6;
/** What one press of "zoom in" or one turn of a wheel's notch does. */
export const ZOOM_STEP = 1.5;

const within = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) || 0;

/** The view with its picture pulled back so far that it fills the stage, or stands in its middle where it is smaller. */
export function keepInStage({ scale, x, y }: ZoomView, picture: Size, stage: Size): ZoomView {
  return {
    scale,
    x: within(x, Math.max(0, (picture.width * scale - stage.width) / 2)),
    y: within(y, Math.max(0, (picture.height * scale - stage.height) / 2)),
  };
}

/**
 * Zooms by a factor around a point that stays where it is.
 * @param at pixels from the stage's middle
 */
export function zoomAround(view: ZoomView, factor: number, at: Point, picture: Size, stage: Size): ZoomView {
  const scale = Math.min(MAX_ZOOM, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return keepInStage(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    picture,
    stage,
  );
}

/** Moves the picture on the stage. */
export function panBy(view: ZoomView, by: Point, picture: Size, stage: Size): ZoomView {
  return keepInStage({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage);
}
