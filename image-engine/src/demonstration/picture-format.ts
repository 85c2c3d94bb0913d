/** `square` is 1024 x 1024; `auto` leaves the shape to the content: the first photo's own, or the scene's. */
export type PictureFormat = 'square' | 'auto';
