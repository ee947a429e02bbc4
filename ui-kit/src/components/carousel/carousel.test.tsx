import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOnServer } from '../../testing/render-on-server.js';
import { Carousel } from './index.js';

const slides = ['Раз', 'Два', 'Три'].map((words) => (
  <a key={words} href={`/${words}`}>
    {words}
  </a>
));

// jsdom does not scroll.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

describe('Carousel', () => {
  it('Carousel moves by its buttons and keeps the focus at the end', async () => {
    render(<Carousel label="Снимки">{slides}</Carousel>);
    const on = screen.getByRole('button', { name: 'Вперёд' });
    await userEvent.click(on);
    await userEvent.click(on);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(on).toHaveAttribute('aria-disabled', 'true');
    expect(on).toHaveFocus();
    await userEvent.click(on);
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(screen.getByText('Слайд 3 из 3')).toBeInTheDocument();
  });

  it('Carousel moves by arrow keys on its row, but not inside a slide', async () => {
    render(<Carousel label="Снимки">{slides}</Carousel>);
    screen.getByRole('list').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    screen.getByRole('link', { name: 'Два' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('Carousel counts the current slide after a swipe', () => {
    render(<Carousel label="Снимки">{slides}</Carousel>);
    // A slide is one pixel wide in jsdom.
    fireEvent.scroll(screen.getByRole('list'), { target: { scrollLeft: 1 } });
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('Carousel counts slides in right-to-left pages, where scroll positions are negative', () => {
    render(<Carousel label="Снимки">{slides}</Carousel>);
    fireEvent.scroll(screen.getByRole('list'), { target: { scrollLeft: -2 } });
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
  });

  it('Carousel renders every slide before JavaScript loads', () => {
    const page = renderOnServer(<Carousel label="Снимки">{slides}</Carousel>);
    expect(page.querySelectorAll('li a')).toHaveLength(3);
  });
});
