/** Replaces a picture that Vite imports as a data URL. */
export default 'data:image/webp;base64,';
