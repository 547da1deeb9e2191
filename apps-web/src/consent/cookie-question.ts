/** The part of an address that brings the question about cookies back, for a visitor who changes their mind. */
export const cookieQuestion = '#cookies';
