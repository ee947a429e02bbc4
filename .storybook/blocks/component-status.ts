import statuses from '../../ui-kit/src/components/status.json';

type Status = 'beta' | 'stable' | 'deprecated';

export interface ComponentStatus {
  status: Status;
  /** Version of the package that first had the component; `next` until the component is released. */
  since: string;
}

/** What each component status promises. */
export const promises: Record<Status, string> = {
  beta: 'Its props may change in any minor version. Tell us what is missing.',
  stable: 'Its props change in a major version only, with a note in the changelog.',
  deprecated: 'It will be removed in the next major version. Its page names what to use instead.',
};

/** Status of each component by its folder. `npm run new component` adds an entry, and a gate requires one. */
export const componentStatuses = statuses as Record<string, ComponentStatus>;

/** `since 0.1.0`, or `not released yet`. */
export const sinceOf = ({ since }: ComponentStatus) => (since === 'next' ? 'not released yet' : `since ${since}`);
