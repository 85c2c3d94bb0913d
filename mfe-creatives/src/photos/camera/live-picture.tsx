import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';

type LivePictureProps = {
  ref: Ref<HTMLVideoElement>;
  stream: MediaStream;
  /** Called with width by height, as soon as there is a picture and whenever the phone is turned. */
  onRatio(ratio: number): void;
};

/** What the camera sees. */
export function LivePicture({ ref, stream, onRatio }: LivePictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle(ref, () => video.current as HTMLVideoElement, []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const reportRatio = () => {
    const { videoWidth, videoHeight } = video.current ?? {};
    if (videoWidth && videoHeight) onRatio(videoWidth / videoHeight);
  };
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      aria-label="Imagem da câmera"
      onLoadedData={reportRatio}
      onResize={reportRatio}
    />
  );
}
