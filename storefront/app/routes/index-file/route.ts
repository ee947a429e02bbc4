import { redirect } from 'react-router';

/** Addresses that other software gives to a home page: /index.html and /index.php. */
export const loader = () => redirect('/', 301);
