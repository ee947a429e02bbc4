export const rolesErrors = {
  ROLE_FIXED:
    'The roles MANAGER and ADMIN cannot be removed, and keep their names and permissions; only whether they require a second factor can be changed',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof rolesErrors, string> {}
}
