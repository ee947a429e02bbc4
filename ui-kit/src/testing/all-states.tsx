import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { picture } from './pictures.js';

type Wrapper = (story: () => ReactElement, context: never) => ReactElement;

/** The part of a story, or of its meta, that determines what is rendered. */
export interface Drawn {
  component?: unknown;
  args?: object;
  render?: unknown;
  decorators?: unknown;
}

/** Renders a story within another one. Its play function does not run. */
export function draw(meta: Drawn, story: Drawn): ReactElement {
  const component = (story.render ?? meta.render ?? meta.component) as FunctionComponent<object>;
  const element = createElement(component, { ...meta.args, ...story.args });
  const wrappers = (story.decorators ?? []) as Wrapper[];
  return wrappers.reduce((inner, wrap) => createElement(() => wrap(() => inner, {} as never)), element);
}

const layouts = {
  /** As many columns as fit. */
  cells: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  /** One column of the page's width. */
  rows: 'minmax(0, 1fr)',
};

/** Gives the story a separate name, because several landmarks of one kind on a page need different names. */
export const named = (story: Drawn, index: number): Drawn => ({
  ...story,
  args: { ...story.args, 'aria-label': `Пример ${index + 1}` },
});

/** Leaves the story out of the docs page, which already shows its parts separately. */
export const pictureOnly = { ...picture, docs: { disable: true } };

/** Combines several stories into one. Its screenshot is compared when the component changes. */
export function allStates(meta: Drawn, stories: readonly Drawn[], layout: keyof typeof layouts = 'cells') {
  return {
    parameters: pictureOnly,
    render: () => (
      // As wide as the page, whatever decorators the other stories have.
      <div css={{ display: 'grid', width: 'calc(100vw - 2rem)', gridTemplateColumns: layouts[layout], gap: 40 }}>
        {stories.map((story, index) => (
          <div key={index}>{draw(meta, story)}</div>
        ))}
      </div>
    ),
  };
}
