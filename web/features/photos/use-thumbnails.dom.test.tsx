// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFakePictures, photoFile } from '../../testing/fake-pictures.ts';
import { useThumbnails } from './use-thumbnails.ts';

const stored = () => window.localStorage.getItem('photo-thumbnails');

beforeEach(() => {
  window.localStorage.clear();
  installFakePictures();
});
afterEach(() => vi.restoreAllMocks());

it('a thumbnail is kept only once its account agreed, for that account, until it changes its mind', async () => {
  const { result } = renderHook(() => useThumbnails('lea'));
  const keep = () => act(() => result.current.keep('photo-1', photoFile('moi.jpg')));
  await keep();
  expect(stored()).toBeNull();
  act(() => result.current.agree());
  await keep();
  expect(Object.keys(result.current.pictures)).toEqual(['photo-1']);
  expect(renderHook(() => useThumbnails('another')).result.current.isOn).toBe(false);
  act(() => result.current.forget());
  expect(stored()).toBeNull();
});
