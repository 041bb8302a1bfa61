/** The name the product goes by, on screen and in e-mails. */
export const PRODUCT_NAME = 'Study Abroad';
