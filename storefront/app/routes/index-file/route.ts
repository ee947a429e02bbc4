import { redirect } from 'react-router';

/** Home page addresses of other software: /index.html and /index.php. */
export const loader = () => redirect('/', 301);
