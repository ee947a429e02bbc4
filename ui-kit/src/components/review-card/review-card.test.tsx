import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ReviewCard } from './index.js';

describe('ReviewCard', () => {
  it('ReviewCard shows the passed fields and omits the others', () => {
    render(<ReviewCard author="Анна" rating={4} sizeName="42" fit="small" text="Лёгкие" date="2026-11-02T10:00:00Z" />);
    expect(screen.getByRole('img', { name: /4,0 из 5/ })).toBeInTheDocument();
    expect(screen.getByText('Размер 42 · маломерит')).toBeInTheDocument();
    expect(screen.getByText('2 ноября 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Комментарий']);
  });

  it('ReviewCard renders its children after the review', () => {
    render(
      <ReviewCard author="Анна" rating={4}>
        <p>Спасибо</p>
      </ReviewCard>,
    );
    expect(screen.getByRole('article').lastElementChild).toHaveTextContent('Спасибо');
  });

  it('ReviewCard is named by its author', () => {
    render(<ReviewCard author="Анна" rating={4} />);
    expect(screen.getByRole('article', { name: 'Анна' })).toBeInTheDocument();
  });

  it('ReviewCard folds a long text until the reader presses the button', async () => {
    render(<ReviewCard author="Анна" rating={4} text={'Лёгкие. '.repeat(80)} />);
    const button = screen.getByRole('button', { name: 'Читать полностью' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('ReviewCard links to the large versions of its photos without JavaScript', () => {
    render(<ReviewCard author="Анна" rating={4} photos={[{ id: '1', src: '/a.jpg', alt: 'В руках' }]} />);
    expect(screen.getByRole('link', { name: /В руках/ })).toHaveAttribute('href', '/a.jpg');
  });
});
