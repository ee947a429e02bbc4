import { createElement, type FunctionComponent, type ReactElement } from 'react';

type Wrapper = (story: () => ReactElement, context: never) => ReactElement;

/** The part of a story, or of the meta of stories, that says what is drawn. */
interface Drawn {
  component?: unknown;
  args?: object;
  render?: unknown;
  decorators?: unknown;
}

function draw(meta: Drawn, story: Drawn): ReactElement {
  const component = (story.render ?? meta.render ?? meta.component) as FunctionComponent<object>;
  const element = createElement(component, { ...meta.args, ...story.args });
  const wrappers = (story.decorators ?? []) as Wrapper[];
  return wrappers.reduce((inner, wrap) => createElement(() => wrap(() => inner, {} as never)), element);
}

const layouts = {
  /** Beside each other, as many as there is room for. */
  cells: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  /** Each as wide as the page. */
  rows: 'minmax(0, 1fr)',
};

/** Landmarks of one page need names of their own. */
export const named = (story: Drawn, index: number): Drawn => ({
  ...story,
  args: { ...story.args, 'aria-label': `Пример ${index + 1}` },
});

/** Its parts stand on the page of the component one by one already. */
export const pictureOnly = { docs: { disable: true } };

/** One story of several: the picture that a change of the component is compared with. */
export function allStates(meta: Drawn, stories: readonly Drawn[], layout: keyof typeof layouts = 'cells') {
  return {
    parameters: pictureOnly,
    render: () => (
      // As wide as the page, whatever the other stories are put into.
      <div css={{ display: 'grid', width: 'calc(100vw - 32px)', gridTemplateColumns: layouts[layout], gap: 40 }}>
        {stories.map((story, index) => (
          <div key={index}>{draw(meta, story)}</div>
        ))}
      </div>
    ),
  };
}
