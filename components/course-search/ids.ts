/** The id of the keyword box, where `/` leads and the arrows come from. */
export const KEYWORD_ID = 'course-keyword';
/** The id of the list of results. */
export const RESULTS_ID = 'course-results';
