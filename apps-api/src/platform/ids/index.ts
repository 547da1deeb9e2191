export { idsOfToken, newDigits, newId, newToken, newTokenOf } from './ids.js';
