type Drawing = typeof import('./later-courses');

let loaded: Drawing | null = null;

/**
 * Loads what draws the courses of later searches; the first ones are drawn by the server. Called when the pointer or the focus reaches the
 * search, and waited for with the first answer, so that nothing is shown in between.
 */
export async function loadLaterCourses(): Promise<void> {
  loaded ??= await import('./later-courses');
}

/** What draws the courses of later searches; null until it is loaded, which it is once there is an answer to one. */
export const laterDrawing = () => loaded;
